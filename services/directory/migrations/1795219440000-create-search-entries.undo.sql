alter table installers add column search_text text not null default '',
  add column rank_score double precision not null default 0;

alter table installers alter column search_text drop default;
update installers set rank_score = e.rank_score from search_entries e where e.id = installers.id;
create index installers_reach on installers (lat, lon) include (id, service_radius) where status = 'published';
create index installers_words on installers using gin (search_text gin_trgm_ops) where status = 'published';
drop table search_words, search_entries;
drop extension fuzzystrmatch;
