drop table listing_reports;
