/** Imported before anything else: React decides which of its two versions it is when it's first loaded. */
process.env.NODE_ENV = 'production';
process.env.ASTRO_TELEMETRY_DISABLED = '1';
