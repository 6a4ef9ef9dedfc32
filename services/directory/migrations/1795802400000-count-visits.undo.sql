drop table listing_days;
drop table listing_visits;
drop table visit_salts;
