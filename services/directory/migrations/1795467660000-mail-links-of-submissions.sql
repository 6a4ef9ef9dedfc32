-- When an email last got the links of its submissions.
alter table submissions add column links_mailed_at timestamptz;
