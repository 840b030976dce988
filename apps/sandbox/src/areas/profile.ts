import type { Handlers } from '../contract/operation';
import { getAuthentication, getPicture, getProfile, getUser } from './profile/reads';

export const profileHandlers: Handlers = { getPicture, getUser, getProfile, getAuthentication };
