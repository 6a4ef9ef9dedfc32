drop table mail_stops;
