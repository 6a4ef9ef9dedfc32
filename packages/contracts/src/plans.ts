/** The limits of a business by plan (docs/rules.md#plans). */
export const plans = ['free', 'pro'] as const;
export type Plan = (typeof plans)[number];

/** Maximum numbers per listing; null for no limit. */
export interface PlanLimits {
  photos: number;
  projects: number | null;
  /** Team members, including the owner. */
  members: number;
  /** API keys (docs/rules.md#api-keys). */
  apiKeys: number;
  /** Webhook endpoints (docs/rules.md#webhooks). */
  webhooks: number;
  /** How many days back the figures of a business go (docs/rules.md#listing-figures). */
  figureDays: number;
}

/** The limits of each plan. A plan never affects the rank of a listing. */
export const planLimits: Record<Plan, PlanLimits> = {
  free: { photos: 10, projects: 3, members: 3, apiKeys: 0, webhooks: 0, figureDays: 90 },
  pro: { photos: 30, projects: null, members: 20, apiKeys: 5, webhooks: 5, figureDays: 365 },
};
