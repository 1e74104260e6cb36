import { startAnalytics } from '#analytics/analytics.ts';
import './later.ts';

// Loaded later by each counted page; pages of links are not counted.

startAnalytics();
