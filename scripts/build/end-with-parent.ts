/**
 * Loaded before a program that a script starts (`node --import`): when the script is killed, so that it cannot pass the
 * signal on, the program ends too, and does not go on writing for nobody.
 */
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
