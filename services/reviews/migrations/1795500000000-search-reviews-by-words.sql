-- The stems of the words of a review, which the database keeps.
alter table reviews add column stems tsvector not null
  generated always as (to_tsvector('english', coalesce(title, '') || ' ' || text)) stored;
