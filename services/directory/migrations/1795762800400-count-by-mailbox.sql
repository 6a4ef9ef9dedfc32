create index submissions_mailbox on submissions (mailbox_of(email), submitted_at);
create index submission_drafts_mailbox on submission_drafts (mailbox_of(email), created_at);
create index shortlist_mails_mailbox on shortlist_mails (mailbox_of(email), created_at);
create index contact_requests_mailbox on contact_requests (mailbox_of(email), created_at);
drop index contact_requests_email, shortlist_mails_email;
