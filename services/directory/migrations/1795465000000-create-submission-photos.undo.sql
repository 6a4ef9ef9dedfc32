drop table submission_photos;
