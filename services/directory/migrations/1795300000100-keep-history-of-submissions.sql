-- Fills the history from what was stored of each step. It replaces the table of administrators' actions.
insert into history (machine, subject_id, action, from_state, to_state, actor_kind, actor_id, reason, version,
  request_id, at)
select 'submission', submission.id::text, step.action, step.from_state, step.to_state, step.actor_kind,
  step.actor_id, step.reason, step.version, step.request_id, step.at
from submissions submission
left join lateral (
  select * from admin_actions where object_type = 'submission' and object_id = submission.id::text
  order by id limit 1
) decision on true
cross join lateral (values
  (1, 'send', null, 'awaiting_confirmation', 'anonymous', null::uuid, null, 1, null, submitted_at),
  (2, 'confirm', 'awaiting_confirmation', 'pending_review', 'anonymous', null, null, 2, null, confirmed_at),
  (3, 'approve', 'pending_review', 'approved', 'staff', decided_by, null, submission.version,
    decision.request_id, case when submission.status = 'approved' then decided_at end),
  (3, 'reject', 'pending_review', 'rejected', 'staff', decided_by, submission.reason_code, submission.version,
    decision.request_id, case when submission.status = 'rejected' then decided_at end),
  (3, 'expire', 'awaiting_confirmation', 'expired', 'system', null, null, submission.version,
    null, case when submission.status = 'expired' then confirm_until end)
) step (place, action, from_state, to_state, actor_kind, actor_id, reason, version, request_id, at)
where step.at is not null
order by step.at, step.place;

drop table admin_actions;
drop function refuse_change;
