drop table file_removals;
