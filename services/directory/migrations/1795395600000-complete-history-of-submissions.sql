-- Adds missing steps of submissions that a process without a history stored during the rollout of the release that
-- keeps one.
insert into history (machine, subject_id, action, from_state, to_state, actor_kind, actor_id, reason, version, at)
select 'submission', submission.id::text, step.action, step.from_state, step.to_state, step.actor_kind,
  step.actor_id, step.reason, step.version, step.at
from submissions submission
cross join lateral (values
  (1, 'send', null, 'awaiting_confirmation', 'anonymous', null::uuid, null, 1, submitted_at),
  (2, 'confirm', 'awaiting_confirmation', 'pending_review', 'anonymous', null, null, 2, confirmed_at),
  (3, 'approve', 'pending_review', 'approved', 'staff', decided_by, null, submission.version,
    case when submission.status = 'approved' then decided_at end),
  (3, 'reject', 'pending_review', 'rejected', 'staff', decided_by, submission.reason_code, submission.version,
    case when submission.status = 'rejected' then decided_at end),
  (3, 'expire', 'awaiting_confirmation', 'expired', 'system', null, null, submission.version,
    case when submission.status = 'expired' then confirm_until end)
) step (place, action, from_state, to_state, actor_kind, actor_id, reason, version, at)
where step.at is not null and not exists (
  select from history
  where machine = 'submission' and subject_id = submission.id::text and history.action = step.action)
order by step.at, step.place;
