/** What a business holds in the directory (docs/rules.md#plans). */
export const plans = ['free', 'pro'] as const;
export type Plan = (typeof plans)[number];

/** How many of each a listing may have; null for as many as it likes. */
export interface PlanLimits {
  photos: number;
  projects: number | null;
  /** Members of its team, the owner among them. */
  members: number;
  /** For programs of its own (docs/rules.md#api-keys). */
  apiKeys: number;
  /** Endpoints that are told what happens (docs/rules.md#webhooks). */
  webhooks: number;
}

/** The limits of each plan. The rank of a listing is not among them, and never is. */
export const planLimits: Record<Plan, PlanLimits> = {
  free: { photos: 10, projects: 3, members: 3, apiKeys: 0, webhooks: 0 },
  pro: { photos: 30, projects: null, members: 20, apiKeys: 5, webhooks: 5 },
};
