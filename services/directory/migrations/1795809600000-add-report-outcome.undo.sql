alter table listing_reports drop column outcome;
