alter table installers drop column free_weeks;
