alter table search_entries drop column counties;
