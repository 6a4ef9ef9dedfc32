alter table claims drop column role;
