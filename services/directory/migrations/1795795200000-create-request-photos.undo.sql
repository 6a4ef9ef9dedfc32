drop table request_photos;
