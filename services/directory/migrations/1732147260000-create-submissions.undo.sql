drop table submissions;
