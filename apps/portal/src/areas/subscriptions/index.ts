export { useBotCancelTerms, useLiveCancelTerms } from './useCancelTerms';
