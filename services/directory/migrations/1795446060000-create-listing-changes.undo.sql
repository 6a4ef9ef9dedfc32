drop table listing_changes;
