-- Fills the history from what was stored of each step. Sample reviews took no steps.
insert into history (machine, subject_id, action, from_state, to_state, actor_kind, version, at)
select 'review', review.id::text, step.action, step.from_state, step.to_state, step.actor_kind, step.version,
  step.at
from reviews review
cross join lateral (values
  (1, 'submit', null, 'submitted', 'anonymous', 1, submitted_at),
  (2, 'verify', 'submitted', 'published', 'anonymous', 2, published_at),
  (2, 'expire', 'submitted', 'expired', 'system', review.version,
    case when review.status = 'expired' then submitted_at + interval '14 days' end)
) step (place, action, from_state, to_state, actor_kind, version, at)
where not review.is_sample and step.at is not null and not exists (
  select from history
  where machine = 'review' and subject_id = review.id::text and history.action = step.action)
order by step.at, step.place;
