import { CreateMails1795219200000 } from './1795219200000-create-mails.js';

export const migrations = [CreateMails1795219200000];
