-- Reviews of finished jobs can rate aspects of the work: the number of stars by the key of the aspect.

-- Strict, so that a list of stars does not pass for its entries.
alter table reviews add column sub_ratings jsonb not null default '{}'
  check (jsonb_typeof(sub_ratings) = 'object' and not jsonb_path_exists(sub_ratings,
    'strict $.* ? (@.type() != "number" || @ < 1 || @ > 5 || @ != @.floor())'));
