drop table former_emails;
