drop table submission_drafts;
