// The public modules of this area, besides its calls.
export { isWithin } from './isWithin';
export { toTeamListPage } from './teamList.mappers';
