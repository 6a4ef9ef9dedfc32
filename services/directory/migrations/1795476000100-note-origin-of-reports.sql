-- The network that a report came from, as a keyed hash, so that a second report by the same visitor is not counted.
alter table listing_reports add column network text;
