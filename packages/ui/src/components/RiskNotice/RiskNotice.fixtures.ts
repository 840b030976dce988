import type { Risk } from './RiskNotice';

export const risk = {
  text: 'Only invest money you can afford to lose. Bonuses depend on your team and aren’t guaranteed.',
  link: 'https://portal.example/risk',
  income: 'https://portal.example/income',
} satisfies Risk;
