alter table listing_reports drop column network;
