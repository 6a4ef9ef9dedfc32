drop table installers;
drop extension pg_trgm;
