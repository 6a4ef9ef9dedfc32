alter table reviews drop column sub_ratings;
