import { Command } from 'commander'
import { validationError } from '../errors.ts'
import { cliCommand, sandboxCommand, serverCommand } from '../lib/cli-command.ts'
import { addServerOptions, connectServer, usesServer, type ServerOptions } from './kit/server.ts'

/** The command `mcp`: an MCP server on standard input and output, for a program that hosts a language model. */
export const mcpCommand = (): Command =>
  addServerOptions(new Command('mcp'))
    .description('Serve the API of a server as tools of the Model Context Protocol, on standard input and output')
    .addHelpText('after', `
A host of MCP starts this command. It needs a server and a key:
  TRACEWELL_SERVER=http://localhost:8080 TRACEWELL_KEY=tw_live_… ${cliCommand('mcp')}

Standard output has only messages of the protocol. The command ends if standard input ends, or after SIGTERM.`)
    .action(async (options: ServerOptions) => {
      if (!usesServer(options)) {
        throw validationError({
          message: `This command needs a server: give --server or TRACEWELL_SERVER. "${serverCommand}" starts one on ` +
            `http://localhost:8080 and makes a key for TRACEWELL_KEY; "${sandboxCommand}" starts one for tests`,
        })
      }
      const { client } = await connectServer(options)
      const { serveOnStdio } = await import('../mcp/stdio.ts')
      await serveOnStdio(client)
    })
