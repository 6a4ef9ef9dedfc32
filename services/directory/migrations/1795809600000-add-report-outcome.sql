-- What became of a report; null until it is handled, and for those handled before there was a choice.
alter table listing_reports add column outcome text check (outcome in ('changed', 'unchanged'));
