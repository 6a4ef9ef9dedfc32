drop table history;
drop function refuse_history_change;
