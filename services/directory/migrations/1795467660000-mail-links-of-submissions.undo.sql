alter table submissions drop column links_mailed_at;
