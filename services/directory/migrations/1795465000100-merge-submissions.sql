-- A listing that another one was merged into comes from the submissions of both.
drop index submissions_installer;
create index submissions_installer on submissions (installer_id);
