drop table admin_actions;
drop function refuse_change;
