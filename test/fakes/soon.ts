/**
 * Far above what anything takes that ends soon, on a PC with too much to do, and far below what grows with each sign of its text
 * by as much again. How fast it is, is told by benchmarks.
 */
export const soonMs = 60_000
