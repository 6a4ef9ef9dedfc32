drop table erased_people;
