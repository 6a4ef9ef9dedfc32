import { type RouteRow, unlisted } from './row.js';

/** Pages of the staff. */
export const adminPages = {
  adminLogin: { ...unlisted, path: '/admin-login', page: 'admin/login-page', title: 'Admin login' },
  admin: { ...unlisted, path: '/admin', page: 'admin/console-page', title: 'Admin console', frame: 'console' },
  adminSecurity: {
    ...unlisted,
    path: '/admin/security',
    page: 'admin/security-page',
    title: 'Account and security',
    frame: 'console',
  },
  adminSecurityOfMenus: { path: '/admin-security', redirectsTo: 'adminSecurity' },
  adminForgotPassword: {
    ...unlisted,
    path: '/admin-forgot-password',
    page: 'admin/forgot-password-page',
    title: 'Reset your admin password',
    under: 'adminLogin',
  },
} as const satisfies Record<string, RouteRow>;
