import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fills the history from what was stored of each step; it holds what administrators' actions held. */
export class KeepHistoryOfSubmissions1795300000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
      order by step.at, step.place`);
    await runner.query('drop table admin_actions');
    await runner.query('drop function refuse_change');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table admin_actions (
        id            bigint generated always as identity primary key,
        actor_id      uuid not null,
        action        text not null,
        object_type   text not null,
        object_id     text not null,
        before_status text not null,
        after_status  text not null,
        reason        text,
        request_id    text not null,
        at            timestamptz not null default now()
      )`);
    await runner.query(`
      insert into admin_actions
        (actor_id, action, object_type, object_id, before_status, after_status, reason, request_id, at)
      select actor_id, machine || '.' || action, machine, subject_id, from_state, to_state, reason,
        coalesce(request_id, ''), at
      from history where machine = 'submission' and actor_kind = 'staff' order by id`);
    await runner.query('create index admin_actions_object on admin_actions (object_type, object_id)');
    await runner.query(`
      create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name; end $$`);
    await runner.query(`
      create trigger admin_actions_append_only before update or delete or truncate on admin_actions
      for each statement execute function refuse_change()`);
  }
}
