alter table installers
  drop column legal_name, drop column street, drop column address_private, drop column languages,
  drop column payment_methods, drop column projects, drop column field_sources;
