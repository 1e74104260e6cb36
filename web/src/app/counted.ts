import { startAnalytics } from '#analytics/analytics.ts';
import './later.ts';

// Loaded later by each page that is counted, which the pages of links are not.

startAnalytics();
