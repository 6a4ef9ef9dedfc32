create index contact_requests_email on contact_requests (email, created_at);
create index shortlist_mails_email on shortlist_mails (email, created_at);
drop index submissions_mailbox, submission_drafts_mailbox, shortlist_mails_mailbox, contact_requests_mailbox;
