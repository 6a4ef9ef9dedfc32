alter table installers drop column insurance_carrier, drop column insurance_ends_on;
