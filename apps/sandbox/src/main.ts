import { demoMembers, seed } from './data/seeds/seed';
import { createClock } from './data/clock';
