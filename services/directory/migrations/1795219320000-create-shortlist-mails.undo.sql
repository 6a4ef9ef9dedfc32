drop table shortlist_mails;
