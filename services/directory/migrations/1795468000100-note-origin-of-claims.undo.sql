alter table claims drop column network, drop column browser;
