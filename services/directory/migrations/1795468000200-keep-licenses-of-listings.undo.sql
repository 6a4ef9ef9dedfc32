alter table installers drop column licenses;
