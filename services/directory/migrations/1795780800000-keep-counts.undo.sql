drop trigger installers_added on installers;
drop trigger installers_changed on installers;
drop trigger installers_deleted on installers;
drop function note_count_changes();
drop table count_changes, kept_counts;
drop sequence kept_counts_revisions;
