import type { EntityManager } from 'typeorm';

/** One decision of an administrator; rows are only ever added. */
export interface AdminAction {
  actorId: string;
  action: string;
  objectType: string;
  objectId: string;
  beforeStatus: string;
  afterStatus: string;
  reason: string | null;
  requestId: string;
}

export async function addAdminAction(tx: EntityManager, action: AdminAction): Promise<void> {
  await tx.query(
    `insert into admin_actions
       (actor_id, action, object_type, object_id, before_status, after_status, reason, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      action.actorId,
      action.action,
      action.objectType,
      action.objectId,
      action.beforeStatus,
      action.afterStatus,
      action.reason,
      action.requestId,
    ],
  );
}
